import { assert } from '../errors.ts'
import type { Drawing, Primitive } from './drawing.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { type Name, optionalLabel } from './naming.ts'
import { between, circle, cropped, directionOf, dot, label, labelSize, line, type Point, THIN } from './pen.ts'
import { placed } from './placing.ts'
import { sentence, spokenName } from './saying.ts'
import { beside } from './wish.ts'

/** Branches with their probabilities, from left to right; or a factor tree, from top to bottom. */
export interface TreeDiagram {
  readonly kind: 'tree-diagram'
  readonly root: TreeNode
  readonly direction: 'right' | 'down'
}

export interface TreeNode {
  /** The outcome, or null for the start of a tree of probabilities. */
  readonly label: Label | null
  /** On the branch that leads here. */
  readonly branch: Label | null
  /** At the end of the path: its outcome or its probability. */
  readonly result: Label | null
  readonly circled: boolean
  readonly children: readonly TreeNode[]
}

export interface TreeSpec {
  readonly label?: Name | null
  readonly branch?: Name | null
  readonly result?: Name | null
  readonly circled?: boolean
  readonly children?: readonly TreeSpec[]
}

export function treeDiagram(root: TreeSpec, direction: TreeDiagram['direction'] = 'right'): TreeDiagram {
  const tree = nodeOf(root)
  assert(tree.children.length > 0, 'A tree has branches')
  assert(leavesOf(tree) <= 16, 'A tree with more than 16 ends does not fit the page')
  return { kind: 'tree-diagram', root: tree, direction }
}

const nodeOf = ({ label, branch, result, circled = false, children = [] }: TreeSpec): TreeNode => ({
  label: optionalLabel(label),
  branch: optionalLabel(branch),
  result: optionalLabel(result),
  circled,
  children: children.map(nodeOf),
})

const leavesOf = ({ children }: TreeNode): number =>
  children.length === 0 ? 1 : children.reduce((sum, child) => sum + leavesOf(child), 0)
const depthOf = ({ children }: TreeNode): number => (children.length === 0 ? 0 : 1 + Math.max(...children.map(depthOf)))

interface PlacedNode {
  readonly node: TreeNode
  readonly depth: number
  /** Across the direction of growth, in leaves from the first. */
  readonly row: number
  readonly children: readonly PlacedNode[]
}

function arranged(node: TreeNode, depth = 0, first = 0): PlacedNode {
  let next = first
  const children = node.children.map(child => {
    const place = arranged(child, depth + 1, next)
    next += leavesOf(child)
    return place
  })
  const row = children.length === 0 ? first : (children[0]!.row + children.at(-1)!.row) / 2
  return { node, depth, row, children }
}

const flat = (place: PlacedNode): readonly PlacedNode[] => [place, ...place.children.flatMap(flat)]

export const treeDiagramFigure = figureKind<TreeDiagram>('tree-diagram', {
  draw: (figure, scribe) =>
    figure.direction === 'right' ? drawRight(figure.root, scribe) : drawDown(figure.root, scribe),

  describe({ root, direction }, scribe) {
    const head = sentence(
      scribe,
      direction === 'right'
        ? { en: 'A tree diagram.', es: 'Un diagrama de árbol.' }
        : { en: 'A tree.', es: 'Un árbol.' },
    )
    return `${head} ${spokenChildren(root, '', scribe).join(' ')}`
  },
})

/** Columns as wide as their labels need, and wide enough for the branch labels. */
function drawRight(root: TreeNode, scribe: Scribe): Drawing {
  const places = flat(arranged(root))
  const width = (label: Label | null) => (label ? labelSize(scribe.layout(label)).width : 0)
  const columns = Array.from({ length: depthOf(root) + 1 }, (_, depth) =>
    Math.max(0, ...places.filter(place => place.depth === depth).map(({ node }) => width(node.label))),
  )
  const branches = Math.max(2.6, ...places.map(({ node }) => width(node.branch) + 1.8))
  const tallest = Math.max(
    0,
    ...places.flatMap(({ node }) => (node.branch ? [labelSize(scribe.layout(node.branch)).height] : [])),
  )
  const gap = Math.max(1.7, 1.1 + tallest * 0.9)
  const starts = columns.map((_, depth) =>
    columns.slice(0, depth).reduce((sum, column) => sum + column + branches + 0.5, 0),
  )
  const height = ({ row }: PlacedNode) => -row * gap
  const left = ({ depth }: PlacedNode) => starts[depth]!
  const right = (place: PlacedNode) => left(place) + width(place.node.label) + (place.node.label ? 0.25 : 0)
  const items: Primitive[] = places.flatMap(place => [
    ...place.children.map(child => line([right(place), height(place)], [left(child) - 0.2, height(child)], THIN)),
    ...(place.node.label
      ? [label([left(place), height(place)], scribe.layout(place.node.label), { x: 'left' })]
      : place.depth === 0
        ? [dot([left(place), height(place)], 0.12)]
        : []),
    ...(place.node.result
      ? [
          label([starts.at(-1)! + columns.at(-1)! + 1.2, height(place)], scribe.layout(place.node.result), {
            x: 'left',
          }),
        ]
      : []),
  ])
  const wishes = places.flatMap(place =>
    place.children.flatMap(child => {
      if (!child.node.branch) return []
      const [from, to]: readonly [Point, Point] = [
        [right(place), height(place)],
        [left(child) - 0.2, height(child)],
      ]
      return [
        beside(scribe.layout(child.node.branch), [between(from, to, 0.15), to], child.row <= place.row ? 90 : -90, {
          gap: 0.12,
        }),
      ]
    }),
  )
  return cropped([...items, ...placed(wishes, items)])
}

function drawDown(root: TreeNode, scribe: Scribe): Drawing {
  const places = flat(arranged(root))
  const widest = Math.max(...places.map(({ node }) => (node.label ? labelSize(scribe.layout(node.label)).width : 0)))
  const gap = Math.max(2, widest + 0.9)
  const at = ({ row, depth }: PlacedNode): Point => [row * gap, -depth * 2.2]
  const items = places.flatMap((place): Primitive[] => {
    const [x, y] = at(place)
    const branches = place.children.map(child => {
      const [cx, cy] = at(child)
      const lean = Math.cos((directionOf([x, y - 0.55], [cx, cy + 0.6]) * Math.PI) / 180) * 0.3
      return line([x + lean, y - 0.55], [cx - lean, cy + (child.node.circled ? 0.85 : 0.6)], THIN)
    })
    const radius = place.node.label ? Math.max(labelSize(scribe.layout(place.node.label)).width / 2 + 0.25, 0.7) : 0.7
    return [
      ...branches,
      ...(place.node.circled ? [circle([x, y], radius, THIN)] : []),
      ...(place.node.label ? [label([x, y], scribe.layout(place.node.label))] : []),
    ]
  })
  return cropped(items)
}

/** Branch by branch from the start, each with where it comes from. */
function spokenChildren(node: TreeNode, path: string, scribe: Scribe): readonly string[] {
  if (node.children.length === 0) return []
  const parts = node.children.map((child, i) => {
    const name = child.label
      ? spokenName(child.label, scribe)
      : sentence(scribe, { en: `branch ${i + 1}`, es: `rama ${i + 1}` })
    const branch = child.branch
      ? sentence(scribe, {
          en: ` with ${spokenName(child.branch, scribe)}`,
          es: ` con ${spokenName(child.branch, scribe)}`,
        })
      : ''
    const result = child.result
      ? sentence(scribe, {
          en: `, at its end ${spokenName(child.result, scribe)}`,
          es: `, al final ${spokenName(child.result, scribe)}`,
        })
      : ''
    return name + branch + result
  })
  const here =
    path === ''
      ? node.label
        ? spokenName(node.label, scribe)
        : sentence(scribe, { en: 'the start', es: 'el inicio' })
      : path
  const own = sentence(scribe, { en: `From ${here}: ${parts.join('; ')}.`, es: `Desde ${here}: ${parts.join('; ')}.` })
  const below = node.children.flatMap((child, i) => {
    const name = child.label
      ? spokenName(child.label, scribe)
      : sentence(scribe, { en: `branch ${i + 1}`, es: `rama ${i + 1}` })
    return spokenChildren(
      child,
      path === '' ? name : sentence(scribe, { en: `${path}, then ${name}`, es: `${path} y luego ${name}` }),
      scribe,
    )
  })
  return [own, ...below]
}
