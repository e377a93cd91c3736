import { styled } from 'styled-components';
import { light, propertiesOf } from '../theme/palette.ts';
import { media, tokens } from '../theme/tokens.ts';

/**
 * A sheet of paper on screen, light in both themes: a document as it will be printed. Set `lang` and `dir` if its language
 * differs from the page's.
 */
export const Paper = styled.article`
  ${propertiesOf(light)}
  color-scheme: light;
  max-inline-size: 210mm;
  margin-inline: auto;
  padding: clamp(20px, 6vw, 18mm) clamp(18px, 6vw, 20mm);
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.high};
  color: ${tokens.color.text};

  ${media.print} {
    max-inline-size: none;
    padding: 0;
    border: 0;
    border-radius: 0;
    box-shadow: none;
  }
`;
