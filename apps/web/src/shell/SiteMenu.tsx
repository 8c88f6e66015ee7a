export { NavbarMenu as default } from '@odu/ui';
