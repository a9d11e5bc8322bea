import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { Link, type LinkProps } from './link.tsx'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

type Look = { variant?: ButtonVariant; icon?: IconName; isWide?: boolean }

function buttonClass({ variant = 'secondary', isWide }: Look): string {
  return cx('button', `button-${variant}`, isWide && 'w-full')
}

type ButtonProps = ComponentProps<'button'> & Look & { isLoading?: boolean }

/**
 * One `primary` per screen. While loading it stays focusable and ignores clicks; with
 * `aria-disabled` the caller ignores them.
 */
export function Button(props: ButtonProps) {
  const { variant, icon, isWide, isLoading = false, className, children, onClick, ...rest } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The second press of a pair comes before a slow page shows that the first one is being sent.
    const isSecond = props.isLoading !== undefined && event.detail > 1
    if (isLoading || isSecond) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      className={cx(buttonClass({ variant, isWide }), className)}
      onClick={press}
    >
      {isLoading ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

type ButtonLinkProps = LinkProps & Look

export function ButtonLink({
  variant,
  icon,
  isWide,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={cx(buttonClass({ variant, isWide }), className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName
  label: string
  badge?: ReactNode
}

export function IconButton({ icon, label, badge, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx('icon-button', className)}
      title={label}
    >
      <Icon name={icon} />
      {badge}
    </button>
  )
}
