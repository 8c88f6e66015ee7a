import { vars } from '@odu/ui/theme';
import { style } from '@vanilla-extract/css';

// The customer asks for the widget's light theme (specification 1, section 2).
export const widget = style({
  colorScheme: 'light',
  vars: { '--altcha-max-width': '100%', '--altcha-border-radius': vars.radius.small },
});
