/** A length that is near a whole number of inches and of centimeters. */
export interface InBothUnits {
  readonly inches: number
  readonly centimeters: number
  /** In hundredths of an inch. */
  readonly hundredths: number
}

const CENTIMETERS = 2.54
const NEAR = 0.2

/** What an end may be off a mark of both rulers; the middle of all that fit. */
export const inBothUnits: readonly InBothUnits[] = Array.from({ length: 9 }, (_, i) => i + 2).flatMap(inches =>
  [Math.floor(inches * CENTIMETERS), Math.ceil(inches * CENTIMETERS)].flatMap((centimeters): InBothUnits[] => {
    const least = Math.max(inches - NEAR, (centimeters - NEAR) / CENTIMETERS)
    const most = Math.min(inches + NEAR, (centimeters + NEAR) / CENTIMETERS)
    return most - least > 0.02 ? [{ inches, centimeters, hundredths: Math.round(50 * (least + most)) }] : []
  }),
)
