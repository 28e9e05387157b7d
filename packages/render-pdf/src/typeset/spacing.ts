import type { Layout } from '@worksheet/core/show'

/** TeX's classes of atoms, in the order of the tables below. */
export type AtomClass =
  | 'ordinary'
  | 'function'
  | 'operator'
  | 'relation'
  | 'opening'
  | 'closing'
  | 'punctuation'
  | 'inner'
const ORDER: readonly AtomClass[] = [
  'ordinary',
  'function',
  'operator',
  'relation',
  'opening',
  'closing',
  'punctuation',
  'inner',
]

/** The TeXbook's table of page 170: 0 none, 1 thin, 2 medium, 3 thick; a star cannot occur. */
const TEXT = ['01230001', '11*30001', '22**2**2', '33*03003', '00*00000', '01230001', '11*11111', '11231011']
const SCRIPT = ['01000000', '11*00000', '00**0**0', '00*00000', '00*00000', '01000000', '00*00000', '01000000']
const WIDTHS = [0, 3 / 18, 4 / 18, 5 / 18]

/** The space between two neighbours, in em of their size. */
export function spaceBetween(left: AtomClass, right: AtomClass, isScript: boolean): number {
  const table = isScript ? SCRIPT : TEXT
  return WIDTHS[Number(table[ORDER.indexOf(left)]?.[ORDER.indexOf(right)])] ?? 0
}

/** The class that a layout shows to its left and to its right. */
export function edgesOf(layout: Layout): readonly [AtomClass, AtomClass] {
  switch (layout.kind) {
    case 'function':
    case 'big':
      return both('function')
    case 'operator':
      return both('operator')
    case 'relation':
      return both('relation')
    case 'punctuation':
      return both('punctuation')
    case 'fence':
      return layout.of.kind === 'table' ? both('inner') : ['opening', 'closing']
    case 'script':
      return edgesOf(layout.base)
    case 'row':
      return layout.items.length === 1 && layout.items[0] ? edgesOf(layout.items[0]) : both('ordinary')
    case 'fraction':
    case 'number':
    case 'identifier':
    case 'text':
    case 'ordinary':
    case 'sign':
    case 'space':
    case 'blank':
    case 'root':
    case 'table':
    case 'accent':
      return both('ordinary')
  }
}

const both = (name: AtomClass): readonly [AtomClass, AtomClass] => [name, name]
