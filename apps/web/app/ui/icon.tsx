import { type IconName, iconPaths } from './icon-paths.ts'

export type { IconName }

type IconProps = { name: IconName; size?: number; className?: string }

/** Decorative: the words beside it, or the button's label, say what it means. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.75"
      viewBox="0 0 24 24"
      width={size}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
