export { type Area, type CropState, shapeOf, type Size, sizeWithin, initialCropState } from "./crop-state.ts";
export { drawCrop, type Drawing } from "./draw-crop.ts";
export { ImageEditor, type ImageEditorProps } from "./image-editor.tsx";
export { openAddress, openFile, type OpenedPicture, type PictureProblem, PictureRefused } from "./open-picture.ts";
export { PictureCropper, type PictureCropperProps } from "./picture-cropper.tsx";
export { PictureDrop } from "./picture-drop.tsx";
export { ProblemNotice } from "./problem-notice.tsx";
export { type PictureWork, usePicture } from "./use-picture.ts";
