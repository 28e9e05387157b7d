/** The part of React-PDF's Canvas painter that is used here. Every method returns the painter. */
export interface Painter {
  font(font: object, name: string, size: number): Painter
  text(text: string, x: number, y: number, options: object): Painter
  fillColor(color: string): Painter
  strokeColor(color: string): Painter
  lineWidth(width: number): Painter
  lineCap(cap: 'butt' | 'round'): Painter
  lineJoin(join: 'miter' | 'round'): Painter
  dash(length: number, options: { space: number }): Painter
  rect(x: number, y: number, width: number, height: number): Painter
  path(data: string): Painter
  polygon(...points: (readonly [number, number])[]): Painter
  moveTo(x: number, y: number): Painter
  lineTo(x: number, y: number): Painter
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): Painter
  fill(): Painter
  stroke(): Painter
  fillAndStroke(): Painter
  save(): Painter
  restore(): Painter
  translate(x: number, y: number): Painter
  scale(factor: number): Painter
}
