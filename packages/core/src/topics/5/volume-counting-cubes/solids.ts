import {
  assert,
  type Both,
  type Expr,
  equation,
  explainedBy,
  type Inline,
  itemOf,
  line,
  type Printed,
  type Random,
  type Solid3d,
  type Step,
  statements,
  sum,
  times,
  unitCubeBox,
  unitCubes,
  wholes,
} from '../../../author.ts'

export const levels = {
  easy: { layers: [2, 1, 2], least: 6, most: 24 },
  medium: { layers: [2, 3, 4], least: 24, most: 60 },
  hard: { layers: [3, 4], least: 20, most: 40 },
} as const
export type Level = (typeof levels)[keyof typeof levels]

/** A box of unit cubes: how many long, wide and high. */
export type Box = readonly [length: number, width: number, height: number]
export const cubesIn = ([length, width, height]: Box): number => length * width * height
export const drawnBox = (box: Box, layersApart = false): Solid3d => unitCubeBox(...box, { layersApart })

const boxesOf = ({ least, most }: Level, height: number): readonly Box[] =>
  wholes(2, 6).flatMap(length =>
    wholes(2, 4).flatMap(width => {
      const box: Box = [length, width, height]
      return cubesIn(box) >= least && cubesIn(box) <= most ? [box] : []
    }),
  )
const known = new Map<string, readonly Box[]>()
/** The boxes of a level with so many layers. */
export function boxesWith(level: Level, height: number): readonly Box[] {
  const key = `${level.least} ${height}`
  const found = known.get(key) ?? boxesOf(level, height)
  known.set(key, found)
  return found
}
/** A third of the boxes for each form: on a sheet none comes twice. */
export const ownOf = (level: Level, height: number, part: 0 | 1 | 2): readonly Box[] =>
  boxesWith(level, height).filter(([length, width]) => (length + width) % 3 === part)
export const drawBox = (random: Random, level: Level, part: 0 | 1 | 2): Box =>
  random.pick(ownOf(level, random.evenly(level.layers), part))

/** Layer by layer. */
export const layerSteps = ([length, width, height]: Box): readonly Step[] => [
  explainedBy(equation(times(length, width), length * width), {
    en: line`One layer has ${width} rows of ${length} cubes.`,
    es: line`Una capa tiene ${width} filas de ${length} cubos.`,
  }),
  explainedBy(equation(times(length * width, height), cubesIn([length, width, height])), {
    en: line`There are ${height} equal layers.`,
    es: line`Hay ${height} capas iguales.`,
  }),
]
export const boxSteps = (box: Box): readonly Step[] =>
  box[2] > 1
    ? layerSteps(box)
    : [
        explainedBy(equation(times(box[0], box[1]), cubesIn(box)), {
          en: line`There is one layer. It has ${box[1]} rows of ${box[0]} cubes.`,
          es: line`Hay una sola capa. Tiene ${box[1]} filas de ${box[0]} cubos.`,
        }),
      ]

/** Stacks of cubes on the floor: rows from the front, each from left to right. No stack stands before a lower one. */
export type Stacks = readonly (readonly number[])[]
const totals = new WeakMap<Stacks, number>()
export function total(stacks: Stacks): number {
  const known = totals.get(stacks)
  if (known !== undefined) return known
  const all = stacks.flat().reduce((sum, height) => sum + height, 0)
  totals.set(stacks, all)
  return all
}
/** Beside the solid nothing stands. */
const heightAt = (stacks: Stacks, x: number, z: number): number => {
  const height = stacks[z]?.[x]
  return height === undefined ? 0 : height
}
const placesOf = (stacks: Stacks): readonly (readonly [x: number, y: number, z: number])[] =>
  stacks.flatMap((row, z) => row.flatMap((height, x) => Array.from({ length: height }, (_, y) => [x, y, z] as const)))
export const frameOf = (stacks: Stacks): Box => [itemOf(stacks, 0).length, stacks.length, Math.max(...stacks.flat())]
export const drawnStacks = (stacks: Stacks, inBox = false): Solid3d => {
  const [length, width, height] = frameOf(stacks)
  return unitCubes(placesOf(stacks), inBox ? [length, height, width] : null)
}
const isSeen = (stacks: Stacks, x: number, y: number, z: number): boolean =>
  heightAt(stacks, x, z) === y + 1 || heightAt(stacks, x + 1, z) <= y || heightAt(stacks, x, z - 1) <= y
/** How many cubes of each layer show a face, from the bottom. */
export const seenByLayer = (stacks: Stacks): readonly number[] =>
  wholes(0, frameOf(stacks)[2] - 1).map(
    layer => placesOf(stacks).filter(([x, y, z]) => y === layer && isSeen(stacks, x, y, z)).length,
  )
export const hidden = (stacks: Stacks): number =>
  total(stacks) - seenByLayer(stacks).reduce((all, seen) => all + seen, 0)

export const KINDS = ['stairs', 'L', 'T', 'corner'] as const
export type StackKind = (typeof KINDS)[number]

const repeated = <T>(item: T, times: number): readonly T[] => Array.from({ length: times }, () => item)
const STEPS: readonly (readonly number[])[] = [
  [3, 2, 1],
  [4, 2, 1],
  [4, 3, 1],
  [4, 3, 2],
  [3, 3, 1],
  [4, 2, 2],
  [4, 3, 2, 1],
  [3, 2, 2, 1],
  [4, 4, 2, 1],
]
const stairs = (): readonly Stacks[] => STEPS.flatMap(row => wholes(2, 4).map(depth => repeated(row, depth)))
/** Two rows at the back, an arm before them: at the left for an L, in the middle for a T. */
const withArm = (isT: boolean): readonly Stacks[] =>
  [4, 5].flatMap(length =>
    [2, 3].flatMap(back =>
      wholes(1, back).flatMap(front =>
        wholes(1, 2).flatMap(depth =>
          wholes(2, length - 2).flatMap(wide => {
            if (isT && (length - wide) % 2 !== 0) return []
            const before = isT ? (length - wide) / 2 : 0
            const arm = [...repeated(0, before), ...repeated(front, wide), ...repeated(0, length - wide - before)]
            return [[...repeated(arm, depth), ...repeated(repeated(back, length), 2)]]
          }),
        ),
      ),
    ),
  )
/** A box with a block taken away at the front on the right. */
const corners = (): readonly Stacks[] =>
  [3, 4].flatMap(length =>
    [3, 4].flatMap(width =>
      [3, 4].flatMap(height =>
        wholes(1, length - 1).flatMap(wide =>
          wholes(1, width - 1).flatMap(deep =>
            wholes(1, height - 1).map(low =>
              wholes(0, width - 1).map(z =>
                wholes(0, length - 1).map(x => (z < deep && x >= length - wide ? low : height)),
              ),
            ),
          ),
        ),
      ),
    ),
  )
const MADE: Readonly<Record<StackKind, () => readonly Stacks[]>> = {
  stairs,
  L: () => withArm(false),
  T: () => withArm(true),
  corner: corners,
}
const made = new Map<string, readonly Stacks[]>()
const isFit = (stacks: Stacks): boolean =>
  total(stacks) >= levels.hard.least &&
  total(stacks) <= levels.hard.most &&
  hidden(stacks) >= 3 &&
  cubesIn(frameOf(stacks)) - total(stacks) >= 4
export function solidsOf(kind: StackKind): readonly Stacks[] {
  const found = made.get(kind) ?? MADE[kind]().filter(isFit)
  made.set(kind, found)
  return found
}
/** Those of a kind that serve a form, looked for once. */
export function solidsFor(form: string, kind: StackKind, serves: (stacks: Stacks) => boolean): readonly Stacks[] {
  const key = `${form} ${kind}`
  const found = made.get(key) ?? solidsOf(kind).filter(serves)
  assert(found.length > 0, () => `No solid serves for ${key}`)
  made.set(key, found)
  return found
}

/** Nothing is left to guess about what the drawing hides. */
export const TO_THE_FLOOR: Both<readonly Inline[]> = {
  en: line`Every stack of cubes goes down to the floor, and no stack is hidden.`,
  es: line`Todas las pilas de cubos llegan hasta el piso y ninguna pila está oculta.`,
}

const rowSum = (row: readonly number[]): number => row.reduce((all, height) => all + height, 0)
const sumOf = (values: readonly number[]): Expr => sum(...values.filter(value => value > 0))
/** Stack by stack: the rows from the front, those that are alike taken together. */
export function stackSteps(stacks: Stacks): readonly Step[] {
  const groups: { row: readonly number[]; many: number }[] = []
  for (const row of stacks) {
    const last = groups.at(-1)
    if (last && String(last.row) === String(row)) last.many++
    else groups.push({ row, many: 1 })
  }
  const parts = groups.map(({ row, many }) => many * rowSum(row))
  const rows = groups.map(({ row, many }, i) => {
    const inRow = equation(sumOf(row), rowSum(row))
    const work = many === 1 ? inRow : statements(inRow, equation(times(rowSum(row), many), itemOf(parts, i)))
    if (groups.length === 1)
      return explainedBy(inRow, {
        en: line`Add the stacks of the front row, from left to right.`,
        es: line`Suma las pilas de la fila del frente, de izquierda a derecha.`,
      })
    const [en, es] =
      i === 0
        ? [line`Add the stacks of the front row.`, line`Suma las pilas de la fila del frente.`]
        : i === groups.length - 1 && many === 1
          ? [line`Add the stacks of the back row.`, line`Suma las pilas de la fila de atrás.`]
          : [line`Add the stacks of the next row.`, line`Suma las pilas de la fila siguiente.`]
    const alike = many > 1 ? [line` There are ${many} rows like this.`, line` Hay ${many} filas así.`] : [[], []]
    return explainedBy(work, { en: [...en, ...itemOf(alike, 0)], es: [...es, ...itemOf(alike, 1)] })
  })
  const [only] = groups
  return [
    ...rows,
    groups.length === 1 && only
      ? explainedBy(equation(times(rowSum(only.row), only.many), total(stacks)), {
          en: line`There are ${only.many} rows like it.`,
          es: line`Hay ${only.many} filas así.`,
        })
      : explainedBy(equation(sum(...parts), total(stacks)), {
          en: line`Add all the rows.`,
          es: line`Suma todas las filas.`,
        }),
  ]
}

/** The cubes of a drawn solid, counted one by one. */
export function countedIn({ solid }: Solid3d): number {
  assert(solid.shape === 'boxes', 'Cubes are drawn')
  let cubes = 0
  for (const { size } of solid.boxes) for (let i = 0; i < size[0]; i++) cubes += size[1] * size[2]
  return cubes
}
export const countedCubes = (printed: Printed): readonly number[] => printed.figures('solid-3d').map(countedIn)
/** The room in the open box of a drawn solid. */
export function roomIn({ solid }: Solid3d): number {
  assert(solid.shape === 'boxes' && solid.container !== null, 'An open box is drawn')
  return solid.container.reduce((all, edge) => all * edge, 1)
}
