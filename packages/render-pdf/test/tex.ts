import { type Layout, never } from '@worksheet/core'

/** A formula for LuaLaTeX, with each style said as the PDF sets it: what stands in a fraction keeps its size. */
export const texOf = (layout: Layout): string => `\\displaystyle ${tex(layout, false)}`

function tex(layout: Layout, isScript: boolean): string {
  const at = (part: Layout) => tex(part, isScript)
  const small = (part: Layout) => tex(part, true)
  switch (layout.kind) {
    case 'number':
      return [...layout.text].map(letter => `{${escaped(letter)}}`).join('')
    case 'identifier':
      return [...layout.text].map(letter => `{${letter}}`).join('')
    case 'function':
      return `\\mathop{\\symup{${layout.text}}}\\nolimits `
    case 'text':
      return `\\text{${escaped(layout.text)}}`
    case 'ordinary':
    case 'sign':
      return [...layout.text].map(letter => `\\mathord{${escaped(letter)}}`).join('')
    case 'operator':
      return `\\mathbin{${layout.text}}`
    case 'relation':
      return `\\mathrel{${layout.text}}`
    case 'punctuation':
      return `\\mathpunct{${layout.text}}`
    case 'row':
      return layout.items.map(at).join('')
    case 'fraction': {
      const style = isScript ? '\\scriptstyle' : '\\textstyle'
      return `\\genfrac{}{}{${layout.line ? '' : '0pt'}}{${isScript ? 2 : 0}}{${style} ${at(layout.over)}}{${style} ${at(layout.under)}}`
    }
    case 'script': {
      const base = layout.base.kind === 'row' ? `{${at(layout.base)}}` : at(layout.base)
      return `${base}${layout.sup ? `^{${small(layout.sup)}}` : ''}${layout.sub ? `_{${small(layout.sub)}}` : ''}`
    }
    case 'root':
      return `\\sqrt${layout.degree ? `[${small(layout.degree)}]` : ''}{${at(layout.of)}}`
    case 'fence':
      return `\\fence{${delimiter(layout.left)}}{${delimiter(layout.right)}}{${at(layout.of)}}`
    case 'big': {
      const sign = { '∫': '\\int', '∑': '\\sum', '∏': '\\prod', lim: '\\mathop{\\symup{lim}}' }[layout.text]
      return `${sign}${layout.from ? `_{${small(layout.from)}}` : ''}${layout.to ? `^{${small(layout.to)}}` : ''} `
    }
    case 'accent': {
      const mark = {
        bar: '\\bar',
        hat: '\\hat',
        vector: '\\vec',
        overline: '\\overline',
        arc: null,
        ray: null,
        line: null,
      }[layout.mark]
      if (!mark) throw new Error('TeX has no like of this mark')
      return `${mark}{${at(layout.of)}}`
    }
    case 'space':
    case 'blank':
    case 'table':
      throw new Error(`A ${layout.kind} is not compared`)
    default:
      return never(layout)
  }
}

const escaped = (text: string) => text.replace(/[#$%&_{}]/g, '\\$&')
const delimiter = (text: string) =>
  ({ '': '.', '{': '\\{', '}': '\\}', '|': '\\vert ', '‖': '\\Vert ', '⟨': '\\langle ', '⟩': '\\rangle ' })[text] ??
  text

/** Without spaces, which TeX adds to its own, and only where every part can be compared. */
export function comparable(layout: Layout): Layout | null {
  const parts = (items: readonly Layout[]): Layout[] | null => {
    const made = items.filter(item => item.kind !== 'space').map(comparable)
    return made.includes(null) ? null : made.filter(item => item !== null)
  }
  switch (layout.kind) {
    case 'space':
    case 'blank':
    case 'table':
      return null
    case 'row': {
      const items = parts(layout.items)
      return items && { kind: 'row', items }
    }
    case 'fraction': {
      const made = parts([layout.over, layout.under])
      return made?.[0] && made[1] ? { ...layout, over: made[0], under: made[1] } : null
    }
    case 'script': {
      const base = comparable(layout.base)
      const [sup, sub] = [layout.sup && comparable(layout.sup), layout.sub && comparable(layout.sub)]
      return base === null || sup === null || sub === null
        ? null
        : { kind: 'script', base, ...(sup ? { sup } : {}), ...(sub ? { sub } : {}) }
    }
    case 'root': {
      const of = comparable(layout.of)
      return of && { ...layout, of }
    }
    case 'fence': {
      const of = comparable(layout.of)
      return of && { ...layout, of }
    }
    case 'big': {
      const [from, to] = [layout.from && comparable(layout.from), layout.to && comparable(layout.to)]
      return from === null || to === null
        ? null
        : { kind: 'big', text: layout.text, ...(from ? { from } : {}), ...(to ? { to } : {}) }
    }
    case 'accent': {
      const of = layout.mark === 'arc' || layout.mark === 'ray' || layout.mark === 'line' ? null : comparable(layout.of)
      return of && { ...layout, of }
    }
    case 'number':
    case 'identifier':
    case 'function':
    case 'text':
    case 'ordinary':
    case 'operator':
    case 'sign':
    case 'relation':
    case 'punctuation':
      return layout
    default:
      return never(layout)
  }
}
