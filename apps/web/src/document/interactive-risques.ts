export { InteractiveRisquesInAddress as default } from './InteractiveRisquesInAddress.tsx';
