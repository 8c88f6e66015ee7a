export { CadreReglementaire as default } from '@odu/ui';
