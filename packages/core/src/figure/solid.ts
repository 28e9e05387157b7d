import type { Exact } from './exact.ts'
import type { Label } from './kind.ts'
import type { Point3 } from './projection.ts'

/** A solid with its hidden edges dashed and its dimensions labelled, or built of boxes and unit cubes. */
export interface Solid3d {
  readonly kind: 'solid-3d'
  readonly solid: Solid
  /** A plane's cut through it, by the corners of the section: x to the right, y upwards, z to the back, from the lower left front corner or the center of the base. */
  readonly section: readonly Point3[]
  /** Em for a unit of length, where solids with flat faces are compared; without, it is drawn as large as fits. */
  readonly scale?: number
}

/** Lengths are true; each dimension's label is null where it is not given. */
export type Solid =
  | {
      readonly shape: 'rectangular-prism'
      readonly length: Exact
      readonly width: Exact
      readonly height: Exact
      readonly labels: Labels<'length' | 'width' | 'height'>
    }
  /** The triangle stands in front: its base, its height over the point `apex` of the base, and how far back the prism goes. */
  | {
      readonly shape: 'triangular-prism'
      readonly base: Exact
      readonly height: Exact
      readonly apex: Exact
      readonly length: Exact
      readonly labels: Labels<'base' | 'height' | 'length' | 'left' | 'right'>
    }
  | {
      readonly shape: 'pyramid'
      readonly length: Exact
      readonly width: Exact
      readonly height: Exact
      readonly labels: Labels<'length' | 'width' | 'height' | 'slant'>
    }
  | {
      readonly shape: 'cylinder'
      readonly radius: Exact
      readonly height: Exact
      readonly labels: Labels<'radius' | 'diameter' | 'height'>
    }
  | {
      readonly shape: 'cone'
      readonly radius: Exact
      readonly height: Exact
      readonly labels: Labels<'radius' | 'diameter' | 'height' | 'slant'>
    }
  | { readonly shape: 'sphere'; readonly radius: Exact; readonly labels: Labels<'radius' | 'diameter'> }
  | { readonly shape: 'hemisphere'; readonly radius: Exact; readonly labels: Labels<'radius' | 'diameter'> }
  /** Round solids of one radius on top of each other, from the bottom. */
  | {
      readonly shape: 'stack'
      readonly radius: Exact
      readonly parts: readonly StackPart[]
      readonly labels: Labels<'radius' | 'diameter'>
    }
  /** Boxes side by side and upon each other; labels at the edges from one corner to another. */
  | {
      readonly shape: 'boxes'
      readonly boxes: readonly SolidBox[]
      readonly unitCubes: boolean
      readonly seams: boolean
      readonly container: Point3 | null
      readonly edges: readonly EdgeLabel[]
    }

export type Labels<K extends string> = { readonly [key in K]: Label | null }
export interface StackPart {
  readonly shape: 'cylinder' | 'cone' | 'cone-down' | 'hemisphere' | 'hemisphere-down'
  readonly height: Exact
  readonly label: Label | null
}
export interface SolidBox {
  readonly at: Point3
  readonly size: Point3
  /** Written on its front; that front must show. */
  readonly name?: Label
  /** In a darker tone, to tell it from its neighbor. */
  readonly shaded?: boolean
}
export interface EdgeLabel {
  readonly from: Point3
  readonly to: Point3
  readonly label: Label
  /** At a line of its own beside the edge, from end to end: where the edge is cut, it says that the whole is meant. */
  readonly spans?: boolean
}
