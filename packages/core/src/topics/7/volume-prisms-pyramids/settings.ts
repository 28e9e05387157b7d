import { type Block, type Both, type Inline, line } from '../../../author.ts'

export type Range = readonly [least: number, most: number]
export type Told = Both<Block>
export type Ends = (volume: Parameters<typeof line>[1]) => Both<readonly Inline[]>

export const volumeOf =
  (en: string, es: string): Ends =>
  volume => ({
    en: [`The volume of ${en} is `, ...line`${volume}.`],
    es: [`El volumen ${es} es de `, ...line`${volume}.`],
  })
