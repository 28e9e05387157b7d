/** Finer than any printer, and half as long in the file. */
export const inHundredths = (points: number): number => Math.round(points * 100)

const PARTS = Array.from({ length: 100 }, (_, part) => `.${part < 10 ? '0' : ''}${part % 10 === 0 ? part / 10 : part}`)

/** A number of hundredths as the file says it, without a zero that could be spared. */
export function written(hundredths: number): string {
  const size = Math.abs(hundredths)
  const part = size % 100
  if (part === 0) return `${hundredths / 100}`
  const whole = (size - part) / 100
  return `${hundredths < 0 ? '-' : ''}${whole === 0 ? '' : whole}${PARTS[part]}`
}

/** Sizes of type and widths of lines. */
export const precise = (value: number): string => String(Math.round(value * 10_000) / 10_000)
