export type AvatarSize = "tiny" | "small" | "medium" | "large" | "xlarge" | "xxlarge" | "responsive";

/** 32, 48, 56, 80, 100 and 120 pixels; `responsive` is 70, 80 or 100 by breakpoint. */
export const avatarSizes: Record<AvatarSize, string> = {
  tiny: "size-[32px] text-xs",
  small: "size-[48px] text-base",
  medium: "size-[56px] text-lg",
  large: "size-[80px] text-2xl",
  xlarge: "size-[100px] text-3xl",
  xxlarge: "size-[120px] text-4xl",
  responsive: "size-[70px] text-xl md:size-[80px] md:text-2xl lg:size-[100px] lg:text-3xl",
};
