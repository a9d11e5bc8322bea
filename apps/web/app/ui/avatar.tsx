import { cx } from './class-names.ts'
import { initials } from './initials.ts'
import { hashText } from './relief-noise.ts'

type AvatarProps = { name: string; src?: string | null; size?: 32 | 44 | 64 | 96 }

const grounds = ['bg-sapin-wash', 'bg-ciel-wash', 'bg-jaune-wash', 'bg-relief-2']
/** In pixels, as the circle is, at any text size. */
const fontSizes = { 32: 14, 44: 16, 64: 22, 96: 28 }

/** Photo, or initials on a colour derived from the name. Decorative: the name is beside it. */
export function Avatar({ name, src, size = 44 }: AvatarProps) {
  const frame = 'shrink-0 rounded-full object-cover'
  if (src)
    return <img alt="" className={frame} height={size} loading="lazy" src={src} width={size} />
  const ground = grounds[hashText(name) % grounds.length]
  return (
    <span
      aria-hidden="true"
      className={cx(frame, 'grid place-items-center font-semibold text-ink', ground)}
      style={{ width: size, height: size, fontSize: fontSizes[size] }}
    >
      {initials(name)}
    </span>
  )
}
