import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Link, type LinkProps } from './link.tsx'

export function TextLink({ className, children, ...rest }: LinkProps) {
  const isExternal = typeof rest.to === 'string' && /^https?:/.test(rest.to)
  return (
    <Link
      {...rest}
      className={cx('text-link', className)}
      rel={isExternal ? 'noopener' : undefined}
    >
      {children}
      {isExternal && (
        <Icon className="ms-1 inline align-[-0.1em]" name="arrow-up-right" size={16} />
      )}
    </Link>
  )
}
