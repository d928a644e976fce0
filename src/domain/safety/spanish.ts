const common = new Set(
  'que de la el los las mi mis me te se le lo un una con para por su sus cuando como esta estoy tengo quiero hijo hija hijos esposo esposa marido ya muy pero porque ella hace dice va nos si ex'.split(
    ' ',
  ),
);

/** Whether a normalized text is Spanish rather than English, by its function words. */
export function isSpanish(plain: string): boolean {
  const words = plain.split(' ').filter((word) => word !== '' && word !== '|');
  const known = words.filter((word) => common.has(word) && word !== 'me' && word !== 'ex').length;
  return known >= 2 && known / words.length >= 0.25;
}
