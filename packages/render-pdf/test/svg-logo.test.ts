import { describe, expect, it } from 'vitest'
import { readLogo } from '../src/logo/logo.ts'

/** What stands in the drawing that is printed. */
const drawing = (inner: string, attributes = 'viewBox="0 0 10 10"') =>
  new TextDecoder().decode(readLogo(`<svg ${attributes}>${inner}</svg>`).data).replace(/^.*?<\/defs>|<\/svg>$/g, '')

describe('an SVG logo is written anew for print', () => {
  it.each([
    ['black where nothing is said', '<path d="M0 0z"/>', '<path d="M0 0z" fill="black"/>'],
    [
      'without a fill where there is none',
      '<g fill="red"><path d="M0 0z" fill="none"/></g>',
      '<g><path d="M0 0z"/></g>',
    ],
    ['not black where nothing is to be seen', '<path d="M0 0z" fill="transparent"/>', '<path d="M0 0z"/>'],
    [
      'with the style of its group',
      '<g style="fill:red; stroke-width:2"><path d="M0 0z" stroke="blue"/></g>',
      '<g><path d="M0 0z" fill="red" stroke="blue" stroke-width="2"/></g>',
    ],
    [
      'in the color of its group',
      '<g color="red"><path d="M0 0z" fill="currentColor"/></g>',
      '<g><path d="M0 0z" fill="red"/></g>',
    ],
    [
      'without what is hidden',
      '<path d="M0 0z" display="none"/><g visibility="hidden"><path d="M0 0z"/></g>',
      '<g></g>',
    ],
    [
      'without notes',
      '<title>Oak</title><metadata><rdf:RDF><style/></rdf:RDF></metadata><circle r="3px" cx="1"/>',
      '<circle cx="1" r="3px" fill="black"/>',
    ],
  ])('%s', (_, inner, expected) => {
    expect(drawing(inner)).toBe(expected)
  })

  it('with the style of the whole drawing', () => {
    expect(drawing('<path d="M0 0z"/>', 'viewBox="0 0 9 9" fill="none" stroke="currentColor"')).toBe(
      '<path d="M0 0z" stroke="black"/>',
    )
  })

  it('at the size that it has where no box is said', () => {
    const logo = readLogo('<svg width="300px" height="150"><rect width="300" height="150"/></svg>')
    expect([logo.width, logo.height]).toEqual([300, 150])
    expect(new TextDecoder().decode(logo.data)).toContain('viewBox="0 0 300 150"')
  })

  it('with its clips and gradients in one place', () => {
    const data = readLogo(
      '<svg viewBox="0 0 9 9"><g><clipPath id="c"><circle r="4"/></clipPath><path clip-path="url(#c)" fill="url(#g)" d="M0 0z"/></g><linearGradient id="g"><stop style="stop-color:rebeccapurple"/></linearGradient></svg>',
    ).data
    expect(new TextDecoder().decode(data)).toContain(
      '<defs><clipPath id="c"><circle r="4"/></clipPath><linearGradient id="g"><stop stop-color="#663399"/></linearGradient></defs>',
    )
  })

  it.each([
    ['a mask', '<rect mask="url(#m)"/>'],
    ['a filter', '<rect filter="blur(2px)"/>'],
    ['a pattern', '<defs><pattern id="p"/></defs><rect fill="url(#p)"/>'],
    ['a line in several colors', '<linearGradient id="g"/><path stroke="url(#g)" d="M0 0z"/>'],
    ['a turned gradient', '<linearGradient id="g" gradientTransform="rotate(9)"/>'],
    ['a turned clip', '<clipPath id="c"><rect transform="rotate(9)"/></clipPath>'],
    ['a clip with a hole', '<clipPath id="c"><path clip-rule="evenodd" d="M0 0z"/></clipPath>'],
    ['a group that lets light through', '<g opacity=".5"><rect/></g>'],
    ['a drawing within', '<svg viewBox="0 0 1 1"/>'],
    ['a style sheet among definitions', '<defs><style>.a{fill:red}</style></defs>'],
    ['a length in percent', '<rect width="100%" height="100%"/>'],
    ['a color with a slash', '<rect fill="rgb(0 0 200 / 50%)"/>'],
    ['a tag too many', '<rect/></g>'],
  ])('or refused: %s', (_, inner) => {
    expect(() => drawing(inner)).toThrow(expect.objectContaining({ code: 'invalid_option' }))
  })
})
