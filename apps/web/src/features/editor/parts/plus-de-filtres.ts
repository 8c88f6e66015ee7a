export { PlusDeFiltres as default } from '@odu/ui';
