/** The part of fontkit that is used here. */
declare module 'fontkit' {
  export interface Glyph {
    readonly id: number
    readonly advanceWidth: number
    readonly codePoints: number[]
    readonly path: { readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[] }
    readonly bbox: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number }
  }
  export interface Position {
    xAdvance: number
    yAdvance: number
    xOffset: number
    yOffset: number
  }
  export interface Subset {
    readonly glyphs: readonly number[]
    encode(): Uint8Array
    includeGlyph(glyph: number): number
  }
  export interface Font {
    readonly numGlyphs: number
    readonly unitsPerEm: number
    readonly postscriptName: string
    readonly characterSet: readonly number[]
    readonly stream: { readonly buffer: Uint8Array }
    readonly directory: {
      readonly tables: Readonly<Record<string, { readonly offset: number; readonly length: number } | undefined>>
    }
    glyphForCodePoint(codePoint: number): Glyph
    getGlyph(id: number): Glyph
    layout(
      text: string,
      features?: Readonly<Record<string, boolean>>,
    ): { readonly glyphs: readonly Glyph[]; readonly positions: readonly Position[] }
    createSubset(): Subset
  }
  export function create(data: Uint8Array): Font
}
