export { SelectionAllBox as default } from '@odu/ui';
