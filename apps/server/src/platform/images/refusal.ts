export const MAX_IMAGE_PIXELS = 50_000_000

export const IMAGE_REFUSALS = {
  trop_lourde: 'Cette image dépasse 10\u00a0Mo. Choisissez-en une plus légère.',
  pas_une_image:
    'Ce fichier n’est pas une image que nous savons lire. Envoyez un JPEG, un PNG, un WebP, un AVIF ou un GIF.',
  heic: 'Cette photo est au format HEIC des iPhone, que nous ne savons pas lire. Enregistrez-la en JPEG, puis renvoyez-la.',
  abimee: 'Cette image est incomplète ou abîmée. Enregistrez-la de nouveau, puis renvoyez-la.',
  trop_grande:
    'Cette image dépasse 50\u00a0mégapixels. Réduisez ses dimensions avant de l’envoyer.',
} as const

type ImageRefusal = keyof typeof IMAGE_REFUSALS

export class ImageRefusedError extends Error {
  override name = 'ImageRefusedError'
  readonly refusal: ImageRefusal

  constructor(refusal: ImageRefusal, cause?: unknown) {
    super(IMAGE_REFUSALS[refusal], { cause })
    this.refusal = refusal
  }
}
