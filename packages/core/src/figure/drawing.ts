import type { Layout } from '../math/layout.ts'

/** Everything a renderer has to draw, in em of the body text, y upwards, origin at the lower left. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly items: readonly Primitive[]
}

export type Primitive =
  | {
      readonly kind: 'path'
      readonly segments: readonly Segment[]
      readonly stroke: Stroke | null
      readonly fill: Tone | null
    }
  | {
      readonly kind: 'ellipse'
      readonly x: number
      readonly y: number
      readonly rx: number
      readonly ry: number
      readonly stroke: Stroke | null
      readonly fill: Tone | null
    }
  /** A formula or words. `anchor` says which point of its box stands at (x, y); `size` scales the body text. */
  | {
      readonly kind: 'label'
      readonly x: number
      readonly y: number
      readonly anchor: Anchor
      readonly of: Layout
      readonly size: number
      readonly tone: Tone
    }

export type Segment =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']

export interface Stroke {
  /** Line width in em: hair 0.03, thin 0.045, normal 0.07, thick 0.12. */
  readonly width: number
  readonly dash: 'solid' | 'dashed' | 'dotted'
  readonly tone: Tone
}

/** Named grays that stay apart on a black and white printer. */
export type Tone = 'ink' | 'dark' | 'medium' | 'light' | 'paper'

export interface Anchor {
  readonly x: 'left' | 'center' | 'right'
  readonly y: 'top' | 'middle' | 'bottom' | 'baseline'
}

/** The gray of each tone: 0 is black, 1 is white. */
export const TONES: Readonly<Record<Tone, number>> = { ink: 0, dark: 0.35, medium: 0.65, light: 0.87, paper: 1 }
