const request =
  /^(?:(?:ok|okay|please|pls|then|so|and|just) )*(?:(?:can|could|would|will) (?:you|u) )?(?:please |pls |just )?(?:write|draft|compose|type|word)(?: (?:it|this|that|one|me|us|him|her|them|a|an|the|my|something|to|back|text|message|reply|email|answer|response|letter|note|short|shorter|nice|polite|for|up|out|pls|please|then|instead))*$/;

/** "Write it for me": a text that is to be made, which a library cannot do. */
export function asksToWrite(text: string): boolean {
  return request.test(
    text
      .toLowerCase()
      .replace(/[^a-z ]+/g, ' ')
      .replace(/ +/g, ' ')
      .trim(),
  );
}
