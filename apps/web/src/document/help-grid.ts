export { HelpGrid as default } from '@odu/ui';
