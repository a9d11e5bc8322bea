import { type IconName, iconPaths } from './icon-paths.ts'

export type { IconName }

type IconProps = { name: IconName; size?: number; className?: string }

/** Decorative: a text or label must say the meaning. */
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
