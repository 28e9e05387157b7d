import { assert } from '../errors.ts'
import type { Primitive } from './drawing.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { labelOf, type Name, optionalLabel } from './naming.ts'
import { arrow, cropped, ellipse, label, labelSize, NORMAL, THIN } from './pen.ts'
import { listing, sentence, spokenName, told } from './saying.ts'

/** Inputs in one oval, outputs in another, arrows between them. */
export interface MappingDiagram {
  readonly kind: 'mapping-diagram'
  readonly inputs: readonly Label[]
  readonly outputs: readonly Label[]
  /** By position, from 0. */
  readonly arrows: readonly (readonly [input: number, output: number])[]
  readonly inputName: Label | null
  readonly outputName: Label | null
}

export interface MappingDiagramOptions {
  readonly inputs: readonly Name[]
  readonly outputs: readonly Name[]
  readonly arrows: MappingDiagram['arrows']
  readonly names?: readonly [input: Name, output: Name]
}

export function mappingDiagram({ inputs, outputs, arrows, names }: MappingDiagramOptions): MappingDiagram {
  assert(
    arrows.every(([from, to]) => from >= 0 && from < inputs.length && to >= 0 && to < outputs.length),
    'An arrow leads to nothing',
  )
  return {
    kind: 'mapping-diagram',
    inputs: inputs.map(labelOf),
    outputs: outputs.map(labelOf),
    arrows,
    inputName: optionalLabel(names?.[0]),
    outputName: optionalLabel(names?.[1]),
  }
}

const ROW = 1.6

export const mappingDiagramFigure = figureKind<MappingDiagram>('mapping-diagram', {
  draw(figure, scribe) {
    const layouts = { inputs: figure.inputs.map(scribe.layout), outputs: figure.outputs.map(scribe.layout) }
    const widest = (items: typeof layouts.inputs) => Math.max(...items.map(layout => labelSize(layout).width))
    const most = Math.max(figure.inputs.length, figure.outputs.length)
    const [left, right] = [widest(layouts.inputs), widest(layouts.outputs)]
    const [rx, ry] = [(width: number) => width / 2 + 1.15, (most * ROW) / 2 + 0.75]
    const apart = rx(left) + rx(right) + 2.6
    const height = (i: number, count: number) => ((count - 1) / 2 - i) * ROW
    const items: Primitive[] = [
      ellipse([0, 0], rx(left), ry, NORMAL),
      ellipse([apart, 0], rx(right), ry, NORMAL),
      ...layouts.inputs.map((layout, i) => label([0, height(i, layouts.inputs.length)], layout)),
      ...layouts.outputs.map((layout, i) => label([apart, height(i, layouts.outputs.length)], layout)),
      ...figure.arrows.flatMap(([from, to]) => {
        const [start, end] = [
          labelSize(layouts.inputs[from]!).width / 2 + 0.3,
          labelSize(layouts.outputs[to]!).width / 2 + 0.3,
        ]
        return arrow(
          [start, height(from, layouts.inputs.length)],
          [apart - end, height(to, layouts.outputs.length)],
          'end',
          THIN,
        )
      }),
    ]
    const names = [figure.inputName, figure.outputName].flatMap((name, i) =>
      name ? [label([i === 0 ? 0 : apart, ry + 0.3], scribe.layout(name), { y: 'bottom' })] : [],
    )
    return cropped([...items, ...names])
  },

  describe(figure, scribe) {
    const arrows = figure.arrows.map(([from, to]) => {
      const [a, b] = [spokenName(figure.inputs[from]!, scribe), spokenName(figure.outputs[to]!, scribe)]
      return sentence(scribe, { en: `${a} to ${b}`, es: `de ${a} a ${b}` })
    })
    return told(
      sentence(scribe, { en: 'A mapping diagram', es: 'Un diagrama de flechas' }),
      spokenSide(figure.inputs, figure.inputName, { en: 'On the left', es: 'A la izquierda' }, scribe),
      spokenSide(figure.outputs, figure.outputName, { en: 'On the right', es: 'A la derecha' }, scribe),
      arrows.length > 0 &&
        sentence(scribe, { en: `Arrows: ${arrows.join('; ')}.`, es: `Flechas: ${arrows.join('; ')}.` }),
    )
  },
})

function spokenSide(
  items: readonly Label[],
  name: Label | null,
  side: { readonly en: string; readonly es: string },
  scribe: Scribe,
): string {
  const listed = listing(
    items.map(item => spokenName(item, scribe)),
    scribe,
  )
  const named = name ? `, ${spokenName(name, scribe)}` : ''
  return `${sentence(scribe, side)}${named}: ${listed}.`
}
