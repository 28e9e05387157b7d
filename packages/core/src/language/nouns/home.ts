import type { Noun } from '../noun.ts'

export const battery: Noun = { en: ['battery', 'batteries'], es: ['pila', 'pilas'], gender: 'f' }
export const bed: Noun = { en: ['bed', 'beds'], es: ['cama', 'camas'], gender: 'f' }
export const blanket: Noun = { en: ['blanket', 'blankets'], es: ['cobija', 'cobijas'], gender: 'f' }
export const brick: Noun = { en: ['brick', 'bricks'], es: ['ladrillo', 'ladrillos'], gender: 'm' }
export const broom: Noun = { en: ['broom', 'brooms'], es: ['escoba', 'escobas'], gender: 'f' }
export const button: Noun = { en: ['button', 'buttons'], es: ['botón', 'botones'], gender: 'm' }
export const camera: Noun = { en: ['camera', 'cameras'], es: ['cámara', 'cámaras'], gender: 'f' }
export const candle: Noun = { en: ['candle', 'candles'], es: ['vela', 'velas'], gender: 'f' }
export const chair: Noun = { en: ['chair', 'chairs'], es: ['silla', 'sillas'], gender: 'f' }
export const clock: Noun = { en: ['clock', 'clocks'], es: ['reloj', 'relojes'], gender: 'm' }
export const couch: Noun = { en: ['couch', 'couches'], es: ['sofá', 'sofás'], gender: 'm' }
export const curtain: Noun = { en: ['curtain', 'curtains'], es: ['cortina', 'cortinas'], gender: 'f' }
export const door: Noun = { en: ['door', 'doors'], es: ['puerta', 'puertas'], gender: 'f' }
export const faucet: Noun = { en: ['faucet', 'faucets'], es: ['grifo', 'grifos'], gender: 'm' }
export const flag: Noun = { en: ['flag', 'flags'], es: ['bandera', 'banderas'], gender: 'f' }
export const fork: Noun = { en: ['fork', 'forks'], es: ['tenedor', 'tenedores'], gender: 'm' }
export const hammer: Noun = { en: ['hammer', 'hammers'], es: ['martillo', 'martillos'], gender: 'm' }
export const house: Noun = { en: ['house', 'houses'], es: ['casa', 'casas'], gender: 'f' }
export const key: Noun = { en: ['key', 'keys'], es: ['llave', 'llaves'], gender: 'f' }
export const knife: Noun = { en: ['knife', 'knives'], es: ['cuchillo', 'cuchillos'], gender: 'm' }
export const ladder: Noun = { en: ['ladder', 'ladders'], es: ['escalera', 'escaleras'], gender: 'f' }
export const lamp: Noun = { en: ['lamp', 'lamps'], es: ['lámpara', 'lámparas'], gender: 'f' }
export const lightBulb: Noun = { en: ['light bulb', 'light bulbs'], es: ['foco', 'focos'], gender: 'm' }
export const machine: Noun = { en: ['machine', 'machines'], es: ['máquina', 'máquinas'], gender: 'f' }
export const map: Noun = { en: ['map', 'maps'], es: ['mapa', 'mapas'], gender: 'm' }
export const mirror: Noun = { en: ['mirror', 'mirrors'], es: ['espejo', 'espejos'], gender: 'm' }
export const mural: Noun = { en: ['mural', 'murals'], es: ['mural', 'murales'], gender: 'm' }
export const nail: Noun = { en: ['nail', 'nails'], es: ['clavo', 'clavos'], gender: 'm' }
export const napkin: Noun = { en: ['napkin', 'napkins'], es: ['servilleta', 'servilletas'], gender: 'f' }
export const necklace: Noun = { en: ['necklace', 'necklaces'], es: ['collar', 'collares'], gender: 'm' }
export const painting: Noun = { en: ['painting', 'paintings'], es: ['cuadro', 'cuadros'], gender: 'm' }
export const phone: Noun = { en: ['phone', 'phones'], es: ['teléfono', 'teléfonos'], gender: 'm' }
export const photo: Noun = { en: ['photo', 'photos'], es: ['foto', 'fotos'], gender: 'f' }
export const pictureFrame: Noun = {
  en: ['picture frame', 'picture frames'],
  es: ['marco de fotos', 'marcos de fotos'],
  gender: 'm',
}
export const pieceOfRibbon: Noun = {
  en: ['piece of ribbon', 'pieces of ribbon'],
  es: ['pedazo de cinta', 'pedazos de cinta'],
  gender: 'm',
}
export const pieceOfString: Noun = {
  en: ['piece of string', 'pieces of string'],
  es: ['pedazo de cordel', 'pedazos de cordel'],
  gender: 'm',
}
export const pillow: Noun = { en: ['pillow', 'pillows'], es: ['almohada', 'almohadas'], gender: 'f' }
export const pipe: Noun = { en: ['pipe', 'pipes'], es: ['tubo', 'tubos'], gender: 'm' }
export const plate: Noun = { en: ['plate', 'plates'], es: ['plato', 'platos'], gender: 'm' }
export const quilt: Noun = { en: ['quilt', 'quilts'], es: ['colcha', 'colchas'], gender: 'f' }
export const refrigerator: Noun = {
  en: ['refrigerator', 'refrigerators'],
  es: ['refrigerador', 'refrigeradores'],
  gender: 'm',
}
export const ribbon: Noun = { en: ['ribbon', 'ribbons'], es: ['cinta', 'cintas'], gender: 'f' }
export const room: Noun = { en: ['room', 'rooms'], es: ['cuarto', 'cuartos'], gender: 'm' }
export const rope: Noun = { en: ['rope', 'ropes'], es: ['cuerda', 'cuerdas'], gender: 'f' }
export const rug: Noun = { en: ['rug', 'rugs'], es: ['alfombra', 'alfombras'], gender: 'f' }
export const screw: Noun = { en: ['screw', 'screws'], es: ['tornillo', 'tornillos'], gender: 'm' }
export const spoon: Noun = { en: ['spoon', 'spoons'], es: ['cuchara', 'cucharas'], gender: 'f' }
export const straw: Noun = { en: ['straw', 'straws'], es: ['pajilla', 'pajillas'], gender: 'f' }
export const table: Noun = { en: ['table', 'tables'], es: ['mesa', 'mesas'], gender: 'f' }
export const tablecloth: Noun = { en: ['tablecloth', 'tablecloths'], es: ['mantel', 'manteles'], gender: 'm' }
export const television: Noun = { en: ['television', 'televisions'], es: ['televisor', 'televisores'], gender: 'm' }
export const tile: Noun = { en: ['tile', 'tiles'], es: ['baldosa', 'baldosas'], gender: 'f' }
export const towel: Noun = { en: ['towel', 'towels'], es: ['toalla', 'toallas'], gender: 'f' }
export const wall: Noun = { en: ['wall', 'walls'], es: ['pared', 'paredes'], gender: 'f' }
export const window: Noun = { en: ['window', 'windows'], es: ['ventana', 'ventanas'], gender: 'f' }
export const woodenBoard: Noun = {
  en: ['wooden board', 'wooden boards'],
  es: ['tabla de madera', 'tablas de madera'],
  gender: 'f',
}
