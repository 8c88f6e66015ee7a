import { ToastRegion } from '@odu/ui';

export { showToast, toasts } from '@odu/ui';
export default ToastRegion;
