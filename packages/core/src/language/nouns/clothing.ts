import type { Noun } from '../noun.ts'

export const belt: Noun = { en: ['belt', 'belts'], es: ['cinturón', 'cinturones'], gender: 'm' }
export const boot: Noun = { en: ['boot', 'boots'], es: ['bota', 'botas'], gender: 'f' }
export const bracelet: Noun = { en: ['bracelet', 'bracelets'], es: ['pulsera', 'pulseras'], gender: 'f' }
export const cap: Noun = { en: ['cap', 'caps'], es: ['gorra', 'gorras'], gender: 'f' }
export const coat: Noun = { en: ['coat', 'coats'], es: ['abrigo', 'abrigos'], gender: 'm' }
export const dress: Noun = { en: ['dress', 'dresses'], es: ['vestido', 'vestidos'], gender: 'm' }
export const glove: Noun = { en: ['glove', 'gloves'], es: ['guante', 'guantes'], gender: 'm' }
export const hat: Noun = { en: ['hat', 'hats'], es: ['sombrero', 'sombreros'], gender: 'm' }
export const jacket: Noun = { en: ['jacket', 'jackets'], es: ['chaqueta', 'chaquetas'], gender: 'f' }
export const mitten: Noun = { en: ['mitten', 'mittens'], es: ['mitón', 'mitones'], gender: 'm' }
export const outfit: Noun = { en: ['outfit', 'outfits'], es: ['conjunto de ropa', 'conjuntos de ropa'], gender: 'm' }
export const pairOfPants: Noun = {
  en: ['pair of pants', 'pairs of pants'],
  es: ['par de pantalones', 'pares de pantalones'],
  gender: 'm',
}
export const pairOfShoes: Noun = {
  en: ['pair of shoes', 'pairs of shoes'],
  es: ['par de zapatos', 'pares de zapatos'],
  gender: 'm',
}
export const pairOfSocks: Noun = {
  en: ['pair of socks', 'pairs of socks'],
  es: ['par de calcetines', 'pares de calcetines'],
  gender: 'm',
}
export const pocket: Noun = { en: ['pocket', 'pockets'], es: ['bolsillo', 'bolsillos'], gender: 'm' }
export const purse: Noun = { en: ['purse', 'purses'], es: ['bolso', 'bolsos'], gender: 'm' }
export const ring: Noun = { en: ['ring', 'rings'], es: ['anillo', 'anillos'], gender: 'm' }
export const sandal: Noun = { en: ['sandal', 'sandals'], es: ['sandalia', 'sandalias'], gender: 'f' }
export const scarf: Noun = { en: ['scarf', 'scarves'], es: ['bufanda', 'bufandas'], gender: 'f' }
export const shirt: Noun = { en: ['shirt', 'shirts'], es: ['camisa', 'camisas'], gender: 'f' }
export const shoe: Noun = { en: ['shoe', 'shoes'], es: ['zapato', 'zapatos'], gender: 'm' }
export const skirt: Noun = { en: ['skirt', 'skirts'], es: ['falda', 'faldas'], gender: 'f' }
export const sneaker: Noun = { en: ['sneaker', 'sneakers'], es: ['tenis', 'tenis'], gender: 'm' }
export const sock: Noun = { en: ['sock', 'socks'], es: ['calcetín', 'calcetines'], gender: 'm' }
export const sweater: Noun = { en: ['sweater', 'sweaters'], es: ['suéter', 'suéteres'], gender: 'm' }
export const tShirt: Noun = { en: ['T-shirt', 'T-shirts'], es: ['camiseta', 'camisetas'], gender: 'f' }
export const umbrella: Noun = { en: ['umbrella', 'umbrellas'], es: ['paraguas', 'paraguas'], gender: 'm' }
export const watch: Noun = { en: ['watch', 'watches'], es: ['reloj de pulsera', 'relojes de pulsera'], gender: 'm' }
