export { SelectionBox as default } from '@odu/ui';
