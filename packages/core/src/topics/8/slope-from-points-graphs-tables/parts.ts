import { list, type Point, point } from '../../../author.ts'

export const linePoints = ([x1, y1]: Point, [x2, y2]: Point) => list(point(x1, y1), point(x2, y2))
