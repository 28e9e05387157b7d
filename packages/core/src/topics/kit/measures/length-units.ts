import type { UnitId } from '../../../author.ts'

export const lengthUnits = [
  'centimeter',
  'meter',
  'inch',
  'foot',
  'yard',
  'millimeter',
] as const satisfies readonly UnitId[]
type LengthUnit = (typeof lengthUnits)[number]
export const squared = (unit: LengthUnit): UnitId => `square-${unit}`
export const cubed = (unit: Exclude<LengthUnit, 'millimeter'>): UnitId => `cubic-${unit}`
