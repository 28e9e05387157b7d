import type { Noun } from '../noun.ts'

export const actionFigure: Noun = {
  en: ['action figure', 'action figures'],
  es: ['muñeco de acción', 'muñecos de acción'],
  gender: 'm',
}
export const ball: Noun = { en: ['ball', 'balls'], es: ['pelota', 'pelotas'], gender: 'f' }
export const balloon: Noun = { en: ['balloon', 'balloons'], es: ['globo', 'globos'], gender: 'm' }
export const baseballCard: Noun = {
  en: ['baseball card', 'baseball cards'],
  es: ['tarjeta de béisbol', 'tarjetas de béisbol'],
  gender: 'f',
}
export const bead: Noun = { en: ['bead', 'beads'], es: ['cuenta', 'cuentas'], gender: 'f' }
export const block: Noun = { en: ['block', 'blocks'], es: ['bloque', 'bloques'], gender: 'm' }
export const boardGame: Noun = {
  en: ['board game', 'board games'],
  es: ['juego de mesa', 'juegos de mesa'],
  gender: 'm',
}
export const buildingBrick: Noun = {
  en: ['building brick', 'building bricks'],
  es: ['ladrillo de juguete', 'ladrillos de juguete'],
  gender: 'm',
}
export const card: Noun = { en: ['card', 'cards'], es: ['carta', 'cartas'], gender: 'f' }
export const comicBook: Noun = { en: ['comic book', 'comic books'], es: ['cómic', 'cómics'], gender: 'm' }
export const costume: Noun = { en: ['costume', 'costumes'], es: ['disfraz', 'disfraces'], gender: 'm' }
export const doll: Noun = { en: ['doll', 'dolls'], es: ['muñeca', 'muñecas'], gender: 'f' }
export const drum: Noun = { en: ['drum', 'drums'], es: ['tambor', 'tambores'], gender: 'm' }
export const figurine: Noun = { en: ['figurine', 'figurines'], es: ['figurita', 'figuritas'], gender: 'f' }
export const game: Noun = { en: ['game', 'games'], es: ['juego', 'juegos'], gender: 'm' }
export const gift: Noun = { en: ['gift', 'gifts'], es: ['regalo', 'regalos'], gender: 'm' }
export const guitar: Noun = { en: ['guitar', 'guitars'], es: ['guitarra', 'guitarras'], gender: 'f' }
export const jumpRope: Noun = {
  en: ['jump rope', 'jump ropes'],
  es: ['cuerda de saltar', 'cuerdas de saltar'],
  gender: 'f',
}
export const kite: Noun = { en: ['kite', 'kites'], es: ['cometa', 'cometas'], gender: 'f' }
export const marble: Noun = { en: ['marble', 'marbles'], es: ['canica', 'canicas'], gender: 'f' }
export const numberCube: Noun = {
  en: ['number cube', 'number cubes'],
  es: ['cubo numerado', 'cubos numerados'],
  gender: 'm',
}
export const prize: Noun = { en: ['prize', 'prizes'], es: ['premio', 'premios'], gender: 'm' }
export const puppet: Noun = { en: ['puppet', 'puppets'], es: ['títere', 'títeres'], gender: 'm' }
export const puzzle: Noun = { en: ['puzzle', 'puzzles'], es: ['rompecabezas', 'rompecabezas'], gender: 'm' }
export const puzzlePiece: Noun = {
  en: ['puzzle piece', 'puzzle pieces'],
  es: ['pieza de rompecabezas', 'piezas de rompecabezas'],
  gender: 'f',
}
export const robot: Noun = { en: ['robot', 'robots'], es: ['robot', 'robots'], gender: 'm' }
export const spinner: Noun = { en: ['spinner', 'spinners'], es: ['ruleta', 'ruletas'], gender: 'f' }
export const stamp: Noun = { en: ['stamp', 'stamps'], es: ['estampilla', 'estampillas'], gender: 'f' }
export const sticker: Noun = { en: ['sticker', 'stickers'], es: ['calcomanía', 'calcomanías'], gender: 'f' }
export const stuffedAnimal: Noun = {
  en: ['stuffed animal', 'stuffed animals'],
  es: ['animal de peluche', 'animales de peluche'],
  gender: 'm',
}
export const teddyBear: Noun = {
  en: ['teddy bear', 'teddy bears'],
  es: ['osito de peluche', 'ositos de peluche'],
  gender: 'm',
}
export const top: Noun = { en: ['top', 'tops'], es: ['trompo', 'trompos'], gender: 'm' }
export const toy: Noun = { en: ['toy', 'toys'], es: ['juguete', 'juguetes'], gender: 'm' }
export const toyCar: Noun = {
  en: ['toy car', 'toy cars'],
  es: ['carrito de juguete', 'carritos de juguete'],
  gender: 'm',
}
export const toyTrain: Noun = {
  en: ['toy train', 'toy trains'],
  es: ['tren de juguete', 'trenes de juguete'],
  gender: 'm',
}
export const tradingCard: Noun = {
  en: ['trading card', 'trading cards'],
  es: ['tarjeta coleccionable', 'tarjetas coleccionables'],
  gender: 'f',
}
export const whistle: Noun = { en: ['whistle', 'whistles'], es: ['silbato', 'silbatos'], gender: 'm' }
