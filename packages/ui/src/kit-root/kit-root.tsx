import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { dark, light, propertiesOf } from '../theme/palette.ts';
import { media, tokens } from '../theme/tokens.ts';
import { ToastProvider } from '../toast/toast-provider.tsx';

// Without a box of its own, so that the layout of the page is that of any other.
const Scope = styled.div`
  display: contents;
  color: ${tokens.color.text};
  ${propertiesOf(light)}

  :root[data-theme='dark'] & {
    ${propertiesOf(dark)}
  }

  ${media.print} {
    :root & {
      ${propertiesOf(light)}
    }
  }
`;

/**
 * Root of what a feature shows when it brings this kit along, inside a console of another version of the kit: the tokens
 * and toasts of this copy. Theme, language, direction, fonts and base styles are those of the document.
 */
export function KitRoot({ children }: { children: ReactNode }) {
  return (
    <Scope>
      <ToastProvider isLandmark={false}>{children}</ToastProvider>
    </Scope>
  );
}
