export { InteractiveRisques as default } from '@odu/ui';
