export type Colour = readonly [number, number, number]

const linear = (channel: number) => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = ([r, g, b]: Colour) =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)

/** WCAG 2.2, « contrast ratio ». */
export function contrastOf(a: Colour, b: Colour): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

/**
 * Worst contrast of a text over a photo visible with opacity `share` (0 to 1).
 * @param pixels of the photo
 */
export function worstContrast(
  text: Colour,
  paper: Colour,
  { pixels, share }: { pixels: readonly Colour[]; share: number },
): number {
  const blend = (photo: number, ground: number) => photo * share + ground * (1 - share)
  return Math.min(
    ...pixels.map(([r, g, b]) =>
      contrastOf(text, [blend(r, paper[0]), blend(g, paper[1]), blend(b, paper[2])]),
    ),
  )
}
