export { vars } from './theme/contract.css.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { Button, type ButtonProps, type ButtonVariant } from './components/Button/Button.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { Link, type LinkProps } from './components/Link/Link.tsx';
export { Icon, type IconProps, type IconShape } from './components/Icon/Icon.tsx';
export * from './components/Icon/icons.ts';
