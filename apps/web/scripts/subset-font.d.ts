declare module 'subset-font' {
  type AxisLimits = { min: number; max: number }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes?: Record<string, AxisLimits> },
  ): Promise<Buffer>
}
