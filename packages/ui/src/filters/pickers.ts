export { ChoicePanel, ChosenName } from '../combobox/choice-panel.tsx';
export { DayRangeFields } from './day-range-fields.tsx';
