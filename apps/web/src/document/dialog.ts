export { Dialog as default } from '@odu/ui';
