import { assert } from '../errors.ts'
import { percent } from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import { plainNumber } from './axis.ts'
import type { Scribe } from './kind.ts'
import { sentence } from './saying.ts'

/** The numbers at a chart's side. */
export interface ChartScale {
  readonly from: number
  readonly to: number
  readonly step: number
  /** Every so many lines one bears its number. */
  readonly every: number
  readonly percent: boolean
}

export interface ChartScaleOptions {
  readonly from?: number
  readonly to: number
  readonly step?: number
  readonly every?: number
  readonly percent?: boolean
}

export function chartScale({ from = 0, to, step = 1, every = 1, percent = false }: ChartScaleOptions): ChartScale {
  const count = (to - from) / step
  assert(
    count >= 1 && count <= 60 && Math.abs(count - Math.round(count)) < 1e-9,
    () => `A scale from ${from} to ${to} has no whole number of steps of ${step}`,
  )
  return { from, to, step, every, percent }
}

export function scaleTicks(scale: ChartScale): readonly { readonly at: number; readonly label: Expr | null }[] {
  const { from, to, step, every } = scale
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => ({
    at: from + i * step,
    label: i % every === 0 ? numberOn(scale, from + i * step) : null,
  }))
}

const numberOn = (scale: ChartScale, value: number): Expr =>
  scale.percent ? percent(plainNumber(value)) : plainNumber(value)

export function spokenScale(scale: ChartScale, name: string, scribe: Scribe): string {
  const said = (value: number) => scribe.speak(numberOn(scale, value)).trim()
  const of = name === '' ? '' : ` (${name})`
  return sentence(scribe, {
    en: `Scale${of} from ${said(scale.from)} to ${said(scale.to)}; one step is ${said(scale.step)}`,
    es: `Escala${of} de ${said(scale.from)} a ${said(scale.to)}; un paso vale ${said(scale.step)}`,
  })
}
