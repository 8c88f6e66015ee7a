export { DownloadDialog as default } from '@odu/ui';
