import { getImageSources } from '@foulee/domain/shared/image'

type PictureProps = {
  src: string
  sizes: string
  alt?: string
  className?: string
  isEager?: boolean
  /** First image of a list: eager, high priority, decoded synchronously. */
  isFirst?: boolean
}

export function Picture({ src, sizes, alt = '', className, isEager, isFirst }: PictureProps) {
  const sources = getImageSources(src)
  const image = (
    <img
      alt={alt}
      className={className}
      decoding={isFirst ? 'sync' : 'async'}
      fetchPriority={isFirst ? 'high' : undefined}
      loading={isEager || isFirst ? 'eager' : 'lazy'}
      src={src}
    />
  )
  if (!sources) return image
  return (
    <picture className="contents">
      {sources.avif && <source sizes={sizes} srcSet={sources.avif} type="image/avif" />}
      <source sizes={sizes} srcSet={sources.webp} type="image/webp" />
      {image}
    </picture>
  )
}
