export { DocumentView as default } from '@odu/ui';
