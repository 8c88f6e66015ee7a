export { vars } from './theme/contract.css.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { Button, type ButtonProps, type ButtonVariant } from './components/Button/Button.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { Link, type LinkProps } from './components/Link/Link.tsx';
export { Icon, type IconProps, type IconShape } from './components/Icon/Icon.tsx';
export * from './components/Icon/icons.ts';
export { Stack, type StackProps, type SpaceName } from './components/Stack/Stack.tsx';
export { Inline, type InlineProps } from './components/Inline/Inline.tsx';
export { Columns, type ColumnsProps } from './components/Columns/Columns.tsx';
export { Box, type BoxProps } from './components/Box/Box.tsx';
export { Page, type PageProps, MAIN_CONTENT_ID } from './components/Page/Page.tsx';
export { Heading, type HeadingProps, type HeadingLevel } from './components/Heading/Heading.tsx';
export { Text, type TextProps } from './components/Text/Text.tsx';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.tsx';
export { Alert, type AlertProps, type AlertTone } from './components/Alert/Alert.tsx';
export { Banner, type BannerProps } from './components/Banner/Banner.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './components/Badge/Badge.tsx';
export { Tag, type TagProps } from './components/Tag/Tag.tsx';
export { BetaTag, type BetaTagProps } from './components/BetaTag/BetaTag.tsx';
export { Card, type CardProps } from './components/Card/Card.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export {
  Skeleton,
  SkeletonGroup,
  type SkeletonProps,
  type SkeletonGroupProps,
} from './components/Skeleton/Skeleton.tsx';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx';
export { Logo, type LogoProps } from './components/Logo/Logo.tsx';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { BackLink, type BackLinkProps } from './components/BackLink/BackLink.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs.tsx';
export type { Option, OptionGroup } from './components/ListBox/options.ts';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
  type PasswordRule,
} from './components/PasswordField/PasswordField.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.tsx';
export { DateField, type DateFieldProps } from './components/DateField/DateField.tsx';
export { Select, type SelectProps } from './components/Select/Select.tsx';
export { ComboBox, type ComboBoxProps } from './components/ComboBox/ComboBox.tsx';
export { matchText } from './components/ComboBox/match-text.ts';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './components/CheckboxGroup/CheckboxGroup.tsx';
export { RadioGroup, type RadioGroupProps } from './components/RadioGroup/RadioGroup.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { Slider, type SliderProps, type SliderStop } from './components/Slider/Slider.tsx';
export { CodeField, type CodeFieldProps } from './components/CodeField/CodeField.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export { Form, type FormProps } from './components/Form/Form.tsx';
export type { FormError } from './components/Form/ErrorSummary.tsx';
export { CopyField, type CopyFieldProps } from './components/CopyField/CopyField.tsx';
export { Fieldset, type FieldsetProps } from './components/Fieldset/Fieldset.tsx';
export { FieldGroup, type FieldGroupProps } from './components/FieldGroup/FieldGroup.tsx';
export {
  Dialog,
  DialogFooter,
  DialogTrigger,
  type DialogProps,
  type DialogFooterProps,
} from './components/Dialog/Dialog.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './components/ConfirmDialog/ConfirmDialog.tsx';
export { Sheet, type SheetProps } from './components/Sheet/Sheet.tsx';
export { ProgressOverlay, type ProgressOverlayProps } from './components/ProgressOverlay/ProgressOverlay.tsx';
export {
  Menu,
  MenuItem,
  MenuSection,
  MenuSeparator,
  MenuTrigger,
  type MenuProps,
  type MenuItemProps,
  type MenuSectionProps,
} from './components/Menu/Menu.tsx';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export { ToastRegion } from './components/Toast/ToastRegion.tsx';
export {
  showToast,
  toasts,
  TOAST_DURATION_MS,
  type ToastKind,
  type ToastMessage,
} from './components/Toast/toasts.ts';
export {
  Tab,
  TabList,
  TabPanel,
  Tabs,
  type TabListProps,
  type TabPanelProps,
  type TabProps,
  type TabsProps,
} from './components/Tabs/Tabs.tsx';
export {
  Disclosure,
  DisclosureGroup,
  type DisclosureGroupProps,
  type DisclosureProps,
} from './components/Disclosure/Disclosure.tsx';
export { Stepper, type Step, type StepperProps } from './components/Stepper/Stepper.tsx';
export { Table, type TableColumn, type TableProps } from './components/Table/Table.tsx';
export { SortableList, type SortableListProps } from './components/SortableList/SortableList.tsx';
export { VirtualList, VIRTUAL_ABOVE, type VirtualListProps } from './components/VirtualList/VirtualList.tsx';
export { useIsPrinting } from './components/VirtualList/use-is-printing.ts';
export { NiveauBadge, type NiveauBadgeProps } from './blocks/NiveauBadge/NiveauBadge.tsx';
export { NiveauMeter, type NiveauMeterProps } from './blocks/NiveauMeter/NiveauMeter.tsx';
export { NoteMeter, type NoteMeterProps } from './blocks/NoteMeter/NoteMeter.tsx';
export { SaveStatus, type SaveStatusProps } from './blocks/SaveStatus/SaveStatus.tsx';
export { CompletudeAlert, type CompletudeAlertProps } from './blocks/CompletudeAlert/CompletudeAlert.tsx';
export {
  EditorStepper,
  type EditorStepperProps,
  type EtapeDeLEditeur,
} from './blocks/EditorStepper/EditorStepper.tsx';
export { InlineNameForm, type InlineNameFormProps } from './blocks/InlineNameForm/InlineNameForm.tsx';
export { Navbar, type NavbarProps } from './blocks/Navbar/Navbar.tsx';
export { Footer, type FooterProps } from './blocks/Footer/Footer.tsx';
export { PaymentBadge, type PaymentBadgeProps } from './blocks/PaymentBadge/PaymentBadge.tsx';
export { DuerpCard, type DuerpCardProps } from './blocks/DuerpCard/DuerpCard.tsx';
export { NameRow, type NameRowProps } from './blocks/NameRow/NameRow.tsx';
export {
  UniteDeTravailList,
  type UniteDeLaListe,
  type UniteDeTravailListProps,
} from './blocks/UniteDeTravailList/UniteDeTravailList.tsx';
export {
  CategorieSection,
  type CategorieSectionProps,
  type RisqueDeCategorie,
} from './blocks/CategorieSection/CategorieSection.tsx';
export { RisquePicker, type RisquePickerProps } from './blocks/RisquePicker/RisquePicker.tsx';
export {
  RisquePickerDialog,
  type RisquePickerDialogProps,
} from './blocks/RisquePickerDialog/RisquePickerDialog.tsx';
export {
  DuerpPurchaseCard,
  type DuerpPurchaseCardProps,
} from './blocks/DuerpPurchaseCard/DuerpPurchaseCard.tsx';
export { VersionHistory, type VersionHistoryProps } from './blocks/VersionHistory/VersionHistory.tsx';
export type { VersionDownload } from './blocks/VersionHistory/VersionItem.tsx';
export {
  StatutActionBadge,
  type StatutActionBadgeProps,
} from './blocks/StatutActionBadge/StatutActionBadge.tsx';
export {
  ActionsPreventivesList,
  type ActionsPreventivesListProps,
} from './blocks/ActionsPreventivesList/ActionsPreventivesList.tsx';
export {
  DisplayOptionsFields,
  type DisplayOptionsFieldsProps,
} from './blocks/DisplayOptionsFields/DisplayOptionsFields.tsx';
export { RisqueCard, type RisqueCardProps } from './blocks/RisqueCard/RisqueCard.tsx';
export { EvaluationDialog, type EvaluationDialogProps } from './blocks/EvaluationDialog/EvaluationDialog.tsx';
export type { EvaluationErrors, EvaluationValues } from './blocks/EvaluationDialog/evaluation-values.ts';
export { HelpGrid, type HelpGridProps } from './blocks/HelpGrid/HelpGrid.tsx';
export { RiskGrid, type RiskGridProps } from './blocks/RiskGrid/RiskGrid.tsx';
export {
  EvaluationSummary,
  type EvaluationSummaryProps,
} from './blocks/EvaluationSummary/EvaluationSummary.tsx';
export {
  EvaluationProgress,
  type EvaluationProgressProps,
} from './blocks/EvaluationProgress/EvaluationProgress.tsx';
export {
  PapripactToggleCard,
  type PapripactToggleCardProps,
} from './blocks/PapripactToggleCard/PapripactToggleCard.tsx';
export { ActionCard, type ActionCardProps } from './blocks/ActionCard/ActionCard.tsx';
export { ActionDialog, type ActionDialogProps } from './blocks/ActionDialog/ActionDialog.tsx';
export type { ActionErrors, ActionValues } from './blocks/ActionDialog/action-values.ts';
export {
  InteractiveRisques,
  type InteractiveRisquesProps,
} from './blocks/InteractiveRisques/InteractiveRisques.tsx';
export { DocumentView, type DocumentViewProps } from './blocks/DocumentView/DocumentView.tsx';
export type { RisquesView } from './blocks/DocumentView/RisquesSection.tsx';
export { DownloadDialog, type DownloadDialogProps } from './blocks/DownloadDialog/DownloadDialog.tsx';
export {
  GenerateVersionDialog,
  type GenerateVersionDialogProps,
} from './blocks/GenerateVersionDialog/GenerateVersionDialog.tsx';
export { PlanCard, type PlanCardProps } from './blocks/PlanCard/PlanCard.tsx';
export { PlanList, type PlanListProps } from './blocks/PlanList/PlanList.tsx';
export { PlanBanner, type PlanBannerProps } from './blocks/PlanBanner/PlanBanner.tsx';
export { SubscriptionCard, type SubscriptionCardProps } from './blocks/SubscriptionCard/SubscriptionCard.tsx';
export {
  BillingProfileCard,
  type BillingProfileCardProps,
} from './blocks/BillingProfileCard/BillingProfileCard.tsx';
export { useFocusAfterRemoval } from './blocks/use-focus-after-removal.ts';
