import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { Link, type LinkProps } from './link.tsx'

type ChipLook = { isSelected?: boolean; count?: number; icon?: IconName; children: ReactNode }

function ChipContent({ count, icon, children }: ChipLook) {
  return (
    <>
      {icon && <Icon name={icon} size={18} />}
      {children}
      {count !== undefined && <span className="chip-count">{count.toLocaleString('fr-FR')}</span>}
    </>
  )
}

type FilterChipProps = Omit<ComponentProps<'button'>, 'children'> & ChipLook

export function FilterChip({
  isSelected,
  count,
  icon,
  children,
  className,
  ...rest
}: FilterChipProps) {
  return (
    <button aria-pressed={isSelected} type="button" {...rest} className={cx('chip', className)}>
      <ChipContent count={count} icon={icon}>
        {children}
      </ChipContent>
    </button>
  )
}

/** The same as a link, which works before hydration: filters live in the URL. */
export function ChipLink({ isSelected, count, icon, children, ...rest }: LinkProps & ChipLook) {
  return (
    <Link
      preventScrollReset
      {...rest}
      aria-current={isSelected ? 'true' : undefined}
      className="chip"
    >
      <ChipContent count={count} icon={icon}>
        {children}
      </ChipContent>
    </Link>
  )
}

type RemovableChipProps = { children: string; onRemove: () => void }

export function RemovableChip({ children, onRemove }: RemovableChipProps) {
  return (
    <button
      aria-label={`Retirer le filtre ${children}`}
      className="chip chip-on max-w-full py-1 text-start wrap-anywhere whitespace-normal"
      onClick={onRemove}
      type="button"
    >
      {children}
      <Icon name="close" size={16} />
    </button>
  )
}
