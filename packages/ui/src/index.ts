export { classNames } from "./class-names.ts";
export type { LinkProps, RenderLink } from "./render-link.ts";

export { Button, type ButtonProps } from "./buttons/button.tsx";
export {
  buttonClass,
  buttonClass as LinkButtonClass,
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
} from "./buttons/button-class.ts";
export { ButtonLink, type ButtonLinkProps } from "./buttons/button-link.tsx";
export { IconButton, type IconButtonProps } from "./buttons/icon-button.tsx";

export { Checkbox, type CheckboxProps } from "./fields/checkbox.tsx";
export { ColorField, type ColorFieldProps } from "./fields/color-field.tsx";
export { Combobox, type ComboboxProps } from "./fields/combobox/combobox.tsx";
export type { ComboboxOption } from "./fields/combobox/combobox-option.ts";
export { CopyField, type CopyFieldProps } from "./fields/copy-field.tsx";
export { CountryField, type CountryFieldProps } from "./fields/country-field.tsx";
export { CurrencyField, type CurrencyFieldProps } from "./fields/currency-field.tsx";
export { DateField, type DateFieldProps } from "./fields/date-field.tsx";
export { focusHeading } from "./focus/focus-heading.ts";
export { focusFirstError } from "./fields/focus-first-error.ts";
export { Form, type FormProps } from "./fields/form.tsx";
export { type FormError, FormErrors, type FormErrorsProps } from "./fields/form-errors.tsx";
export { MessageField, type MessageFieldProps } from "./fields/message-field.tsx";
export { PasswordField, type PasswordFieldProps } from "./fields/password-field.tsx";
export { PhoneField, type PhoneFieldProps } from "./fields/phone/phone-field.tsx";
export { RadioGroup, type RadioGroupProps, type RadioOption } from "./fields/radio-group.tsx";
export { SearchField, type SearchFieldProps } from "./fields/search-field.tsx";
export { SelectField, type SelectFieldProps, type SelectOption } from "./fields/select-field.tsx";
export { Switch, type SwitchProps } from "./fields/switch.tsx";
export { TextField, type TextFieldProps } from "./fields/text-field.tsx";
export { useDebounced } from "./fields/use-debounced.ts";

export { ConfirmDialog, type ConfirmDialogProps } from "./overlays/confirm-dialog.tsx";
export { Dialog, type DialogProps } from "./overlays/dialog.tsx";
export { DialogFoot } from "./overlays/dialog-foot.tsx";
export { Drawer, type DrawerProps } from "./overlays/drawer.tsx";
export { Menu, type MenuItem, type MenuProps } from "./overlays/menu.tsx";
export type { MenuChoice } from "./overlays/menu-choice.tsx";
export { Popover, type PopoverProps } from "./overlays/popover.tsx";
export { type Tab, Tabs, type TabsProps } from "./overlays/tabs.tsx";

export { Badge, type BadgeProps, type BadgeTone } from "./feedback/badge.tsx";
export { CountBadge, type CountBadgeProps } from "./feedback/count-badge.tsx";
export { EmptyState, type EmptyStateProps } from "./feedback/empty-state.tsx";
export { Notice, type NoticeProps } from "./feedback/notice.tsx";
export { Skeleton, SkeletonText } from "./feedback/skeleton.tsx";
export { SnackbarProvider } from "./feedback/snackbar-provider.tsx";
export { type SnackbarAction, type Snackbars, useSnackbar } from "./feedback/snackbar-context.ts";
export { Spinner } from "./feedback/spinner.tsx";
export type { Tone } from "./feedback/tone.ts";

export { type BulkAction, BulkBar, WithBulkBar } from "./data/bulk-bar.tsx";
export { DataTable, type DataTableProps } from "./data/data-table.tsx";
export type { Column } from "./data/column.ts";
export type { RowSelection } from "./data/row-selection.ts";
export type { Sort } from "./data/sort-header.tsx";
export { type Description, DescriptionList } from "./data/description-list.tsx";
export { FileLink, type FileLinkProps } from "./data/file-link.tsx";
export { movedTo } from "./data/moved-to.ts";
export { Pager, type PagerProps } from "./data/pager.tsx";
export { useRowKeys } from "./data/use-row-keys.ts";
export { TextWithLinks } from "./data/text-with-links.tsx";

export { Avatar, type AvatarProps } from "./people/avatar.tsx";
export type { AvatarSize } from "./people/avatar-sizes.ts";
export { initialsOf } from "./people/initials-of.ts";

export { LazyDialog } from "./loading/lazy-dialog.tsx";
export { LazyPopover } from "./loading/lazy-popover.tsx";
export { useLazyComponent } from "./loading/use-lazy-component.ts";

export { AppShell, type AppShellProps } from "./layout/app-shell.tsx";
export type { NavItem, NavPlace } from "./layout/nav-item.ts";
export { CspNonceProvider } from "./layout/csp-nonce-provider.tsx";
export { DisplayBox, type DisplayBoxProps } from "./layout/display-box.tsx";
export { Divider } from "./layout/divider.tsx";
export { Kbd } from "./layout/kbd.tsx";
export { PageHeader, type PageHeaderProps, type Statistic } from "./layout/page-header.tsx";
export { type Gap, Stack, type StackProps } from "./layout/stack.tsx";
export { VisuallyHidden } from "./layout/visually-hidden.tsx";

export { applyBrandColor, brandDeclarations } from "./color/apply-brand-color.ts";
export { type BrandRamp, brandRamp } from "./color/brand-ramp.ts";
export { isDarkColor } from "./color/is-dark-color.ts";

export { ImageOr } from "./media/image-or.tsx";
export { useMediaQuery } from "./media/use-media-query.ts";
