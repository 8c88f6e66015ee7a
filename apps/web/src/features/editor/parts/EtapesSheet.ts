export { EtapesSheet as default } from '@odu/ui';
