import { coverageAt } from './opentype.ts'

/** The OpenType MATH table: lengths in em. */
export interface MathTable {
  readonly constants: MathConstants
  readonly italics: ReadonlyMap<number, number>
  /** Where an accent stands over a glyph. */
  readonly attachments: ReadonlyMap<number, number>
  /** Cut-in kerns of the upper right, upper left, lower right and lower left corner. */
  readonly kerns: ReadonlyMap<number, readonly (Kern | null)[]>
  readonly vertical: ReadonlyMap<number, Construction>
  readonly minOverlap: number
}

export interface Kern {
  readonly heights: readonly number[]
  readonly values: readonly number[]
}

/** How a glyph grows: larger variants, then an assembly of parts from below upwards. */
export interface Construction {
  readonly variants: readonly { readonly glyph: number; readonly size: number }[]
  readonly parts: readonly Part[] | null
}

export interface Part {
  readonly glyph: number
  readonly start: number
  readonly end: number
  readonly full: number
  readonly repeats: boolean
}

const VALUES = [
  'mathLeading',
  'axisHeight',
  'accentBaseHeight',
  'flattenedAccentBaseHeight',
  'subscriptShiftDown',
  'subscriptTopMax',
  'subscriptBaselineDropMin',
  'superscriptShiftUp',
  'superscriptShiftUpCramped',
  'superscriptBottomMin',
  'superscriptBaselineDropMax',
  'subSuperscriptGapMin',
  'superscriptBottomMaxWithSubscript',
  'spaceAfterScript',
  'upperLimitGapMin',
  'upperLimitBaselineRiseMin',
  'lowerLimitGapMin',
  'lowerLimitBaselineDropMin',
  'stackTopShiftUp',
  'stackTopDisplayStyleShiftUp',
  'stackBottomShiftDown',
  'stackBottomDisplayStyleShiftDown',
  'stackGapMin',
  'stackDisplayStyleGapMin',
  'stretchStackTopShiftUp',
  'stretchStackBottomShiftDown',
  'stretchStackGapAboveMin',
  'stretchStackGapBelowMin',
  'fractionNumeratorShiftUp',
  'fractionNumeratorDisplayStyleShiftUp',
  'fractionDenominatorShiftDown',
  'fractionDenominatorDisplayStyleShiftDown',
  'fractionNumeratorGapMin',
  'fractionNumDisplayStyleGapMin',
  'fractionRuleThickness',
  'fractionDenominatorGapMin',
  'fractionDenomDisplayStyleGapMin',
  'skewedFractionHorizontalGap',
  'skewedFractionVerticalGap',
  'overbarVerticalGap',
  'overbarRuleThickness',
  'overbarExtraAscender',
  'underbarVerticalGap',
  'underbarRuleThickness',
  'underbarExtraDescender',
  'radicalVerticalGap',
  'radicalDisplayStyleVerticalGap',
  'radicalRuleThickness',
  'radicalExtraAscender',
  'radicalKernBeforeDegree',
  'radicalKernAfterDegree',
] as const
type ValueName = (typeof VALUES)[number]
export type MathConstants = Readonly<
  Record<
    | ValueName
    | 'scriptPercentScaleDown'
    | 'scriptScriptPercentScaleDown'
    | 'displayOperatorMinHeight'
    | 'radicalDegreeBottomRaisePercent',
    number
  >
>

export function readMathTable(view: DataView, unitsPerEm: number): MathTable {
  const unsigned = (at: number) => view.getUint16(at)
  const em = (at: number) => view.getInt16(at) / unitsPerEm

  const first = unsigned(4)
  const last = first + 8 + VALUES.length * 4
  const values = Object.fromEntries(VALUES.map((name, i) => [name, em(first + 8 + i * 4)])) as Record<ValueName, number>
  const constants: MathConstants = {
    ...values,
    scriptPercentScaleDown: view.getInt16(first) / 100,
    scriptScriptPercentScaleDown: view.getInt16(first + 2) / 100,
    displayOperatorMinHeight: unsigned(first + 6) / unitsPerEm,
    radicalDegreeBottomRaisePercent: view.getInt16(last) / 100,
  }

  const coverage = (at: number) => coverageAt(view, at)
  const info = unsigned(6)
  const perGlyph = (offset: number): Map<number, number> => {
    if (offset === 0) return new Map()
    const at = info + offset
    return new Map(coverage(at + unsigned(at)).map((glyph, i) => [glyph, em(at + 4 + 4 * i)]))
  }

  const kern = (at: number): Kern => {
    const count = unsigned(at)
    return {
      heights: Array.from({ length: count }, (_, i) => em(at + 2 + 4 * i)),
      values: Array.from({ length: count + 1 }, (_, i) => em(at + 2 + 4 * count + 4 * i)),
    }
  }
  const kerns = new Map<number, (Kern | null)[]>()
  const kernOffset = unsigned(info + 6)
  if (kernOffset !== 0) {
    const at = info + kernOffset
    coverage(at + unsigned(at)).forEach((glyph, i) => {
      kerns.set(
        glyph,
        [0, 1, 2, 3].map(corner => {
          const offset = unsigned(at + 4 + 8 * i + 2 * corner)
          return offset === 0 ? null : kern(at + offset)
        }),
      )
    })
  }

  const variants = unsigned(8)
  const construction = (at: number): Construction => {
    const assembly = unsigned(at)
    return {
      variants: Array.from({ length: unsigned(at + 2) }, (_, i) => ({
        glyph: unsigned(at + 4 + 4 * i),
        size: unsigned(at + 6 + 4 * i) / unitsPerEm,
      })),
      parts:
        assembly === 0
          ? null
          : Array.from({ length: unsigned(at + assembly + 4) }, (_, i) => {
              const part = at + assembly + 6 + 10 * i
              return {
                glyph: unsigned(part),
                start: unsigned(part + 2) / unitsPerEm,
                end: unsigned(part + 4) / unitsPerEm,
                full: unsigned(part + 6) / unitsPerEm,
                repeats: (unsigned(part + 8) & 1) === 1,
              }
            }),
    }
  }
  const vertical = coverage(variants + unsigned(variants + 2))
    .slice(0, unsigned(variants + 6))
    .map((glyph, i) => [glyph, construction(variants + unsigned(variants + 10 + 2 * i))] as const)

  return {
    constants,
    kerns,
    italics: perGlyph(unsigned(info)),
    attachments: perGlyph(unsigned(info + 2)),
    vertical: new Map(vertical),
    minOverlap: unsigned(variants) / unitsPerEm,
  }
}
