/** Statements, hopes and offers of a person are not binding. */
export const reportedSpeech =
  /\b(?:said(?= (?:that|he|she|it|they|I|you|we|the|to|there)\b|[,:] ?"?)|(?<!\b(?:order|notice|rule|judgment|decree|agreement|it)\b[^.;]{0,40})says|told|wrote|writes|promised|claim(?:s|ed)|asked|offer(?:s|ed)|(?:can|could|will) offer|propos(?:es|ing)|suggest(?:s|ed|ing)?|wants?|would(?! like)|might|could|probably|likely|perhaps|hope[sd]?|plan(?:s|ned)? to|(?<=\b(?:I|we) )intend to|expect(?:s|ed)?|thinks?|believe[sd]?|mentioned|tentative(?:ly)?)\b/i;

/** "If a motion is filed, it will be heard on": the day only counts under this condition. */
export const conditional = /^\W*(?:if|should|in the event|in case|unless|provided)\b/i;
